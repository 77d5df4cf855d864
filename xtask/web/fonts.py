#!/usr/bin/env python3
"""Makes the page's fonts: subsets of Alegreya and Alegreya Sans, and fallbacks that take the same room.

Run once the packages are there (npm ci), and again when a package or the set of characters changes:

    pip install fonttools==4.68.0 brotli==1.2.1
    python3 xtask/web/fonts.py

It writes crates/server/web/fonts/ and css/fonts.css, puts the new names into index.html, and records in fonts.json what
it made. `npm run vendor` compares that record with the files, without Python.
"""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
WEB = ROOT / "crates/server/web"
PACKAGES = HERE / "node_modules/@expo-google-fonts"

# family in CSS, weight, package, file in it
FACES = [
    ("Alegreya", 700, "alegreya", "700Bold/Alegreya_700Bold.ttf"),
    ("Alegreya Sans", 500, "alegreya-sans", "500Medium/AlegreyaSans_500Medium.ttf"),
    ("Alegreya Sans", 700, "alegreya-sans", "700Bold/AlegreyaSans_700Bold.ttf"),
    ("Alegreya Sans", 800, "alegreya-sans", "800ExtraBold/AlegreyaSans_800ExtraBold.ttf"),
]

# What six languages need, and what people there are called: Latin-1, Latin Extended-A, Romanian and German letters that
# came later, marks for letters without a form of their own, punctuation, arrows.
CHARACTERS = [
    (0x20, 0x7E), (0xA0, 0x148), (0x14A, 0x17E), (0x218, 0x21B), (0x1E9E, 0x1E9E), (0x300, 0x304), (0x306, 0x308),
    (0x30A, 0x30C), (0x326, 0x328), (0x2009, 0x2009), (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E),
    (0x2022, 0x2022), (0x2026, 0x2026), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193),
    (0x2212, 0x2212),
]  # fmt: skip
# Keys are drawn with these signs, which neither font has.
NOT_IN_THE_FONTS = "␣⇧"
FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "ccmp", "mark", "mkmk"]
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]

# Fonts that systems bring, the most likely first: names that local() knows them by, and how wide an average letter is, in
# ems, for the faces that stand in for 500 and for 700 and 800. Weighted by letter frequency in Latin text; the numbers
# are those of Capsize 4.3.0, and of DejaVu 2.37 as `average` below counts.
SANS = [
    ("Segoe", [(500, 0.4434, ["Segoe UI"]), (700, 0.4751, ["Segoe UI Bold"])]),
    ("Helvetica", [(500, 0.4650, ["Helvetica Neue Medium", "HelveticaNeue-Medium"]), (700, 0.4800, ["Helvetica Neue Bold", "HelveticaNeue-Bold"])]),
    ("Roboto", [(500, 0.4487, ["Roboto Medium", "Roboto-Medium"]), (700, 0.4521, ["Roboto Bold", "Roboto-Bold"])]),
    ("Noto", [(500, 0.4740, ["Noto Sans", "Noto Sans Regular", "NotoSans-Regular"]), (700, 0.5030, ["Noto Sans Bold", "NotoSans-Bold"])]),
    ("Arial", [(500, 0.4458, ["Arial", "Arial Regular", "Liberation Sans", "Arimo"]), (700, 0.4800, ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"])]),
    ("DejaVu", [(500, None, ["DejaVu Sans", "DejaVuSans"]), (700, None, ["DejaVu Sans Bold", "DejaVuSans-Bold"])]),
    ("Verdana", [(500, 0.5122, ["Verdana"]), (700, 0.5713, ["Verdana Bold", "Verdana-Bold"])]),
]  # fmt: skip
SERIF = [
    ("Georgia", [(700, 0.5186, ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"])]),
    ("Noto", [(700, 0.5120, ["Noto Serif Bold", "NotoSerif-Bold"])]),
    ("Times", [(700, 0.4326, ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"])]),
    ("DejaVu", [(700, None, ["DejaVu Serif Bold", "DejaVuSerif-Bold"])]),
]  # fmt: skip
# As `average` counts, on Debian's fonts-dejavu-core.
DEJAVU = {"DejaVu Sans": 0.5030, "DejaVu Sans Bold": 0.5665, "DejaVu Serif Bold": 0.5617}


def characters():
    return [code for first, last in CHARACTERS for code in range(first, last + 1)]


def texts():
    """All texts of the page, without their keys."""
    lines = (line for file in sorted(ROOT.glob("locales/*/*.ftl")) for line in file.read_text().splitlines())
    return "".join(line.split("=", 1)[-1].strip() for line in lines if not line.startswith("#"))


def average(font, letters):
    """How wide an average letter of the page's texts is, in ems."""
    known, widths = font.getBestCmap(), font["hmtx"]
    counted = {letter: count for letter, count in letters.items() if ord(letter) in known}
    wide = sum(widths[known[ord(letter)]][0] * count for letter, count in counted.items())
    return wide / sum(counted.values()) / font["head"].unitsPerEm


def made(family, weight, package, file, letters):
    """Writes the subset of a face, and says what is known of it."""
    source = PACKAGES / package / file
    font = TTFont(source, recalcTimestamp=False)
    metrics = {
        "ascent": font["hhea"].ascent / font["head"].unitsPerEm,
        "descent": -font["hhea"].descent / font["head"].unitsPerEm,
        "average": round(average(font, letters), 4),
    }
    options = subset.Options()
    options.flavor, options.hinting, options.layout_features, options.name_IDs = "woff2", False, FEATURES, NAMES
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    missing = [chr(code) for code in characters() if code not in font.getBestCmap()]
    assert not missing or missing == ["ſ"], f"{source} has no {missing}"
    unwritten = WEB / "fonts/unnamed.woff2"
    subset.save_font(font, str(unwritten), options)
    digest = hashlib.sha256(unwritten.read_bytes()).hexdigest()
    name = f"{family.lower().replace(' ', '-')}-{weight}.{digest[:8]}.woff2"
    unwritten.rename(WEB / "fonts" / name)
    return {
        "family": family,
        "weight": weight,
        "file": name,
        "bytes": (WEB / "fonts" / name).stat().st_size,
        "sha256": digest,
        "source": f"{package}/{file}",
        "source_sha256": hashlib.sha256(source.read_bytes()).hexdigest(),
        **metrics,
    }


def percent(part):
    return f"{100 * part:.2f}%".replace(".00%", "%")


def own(face):
    """The face itself, with the same heights on every system."""
    return rule("@font-face", [
        ("font-family", f'"{face["family"]}"'),
        ("font-weight", face["weight"]),
        ("font-display", "swap"),
        ("src", f'url("../fonts/{face["file"]}") format("woff2")'),
        *heights(face, 1),
    ])  # fmt: skip


def stand_in(family, name, weight, wide, local, like):
    """A system's font, as wide on average as the face that it stands in for, and with its heights."""
    size = like["average"] / wide
    return rule("@font-face", [
        ("font-family", f'"{family} as {name}"'),
        ("font-weight", weight),
        ("src", listed(f'local("{one}")' for one in local)),
        ("size-adjust", percent(size)),
        *heights(like, size),
    ])  # fmt: skip


def heights(face, size):
    """Declarations that give a font of this size the heights of the face."""
    return [
        ("ascent-override", percent(face["ascent"] / size)),
        ("descent-override", percent(face["descent"] / size)),
        ("line-gap-override", "0%"),
    ]


def listed(values):
    """Values with commas between them; several stand on a line each."""
    values = list(values)
    return values[0] if len(values) == 1 else ",".join(f"\n    {value}" for value in values)


def rule(selector, declarations):
    """A rule of a style sheet, one declaration a line."""
    lines = (f"  {name}:{'' if str(value).startswith(chr(10)) else ' '}{value};\n" for name, value in declarations)
    return f"{selector} {{\n{''.join(lines)}}}\n"


def style_sheet(faces):
    like = {(face["family"], face["weight"]): face for face in faces}
    rules = [own(face) for face in faces]
    for family, stand_ins in [("Alegreya", SERIF), ("Alegreya Sans", SANS)]:
        for name, weights in stand_ins:
            for weight, wide, local in weights:
                rules.append(stand_in(family, name, weight, wide or DEJAVU[local[0]], local, like[family, weight]))
    stack = lambda family, stand_ins: [f'"{one}"' for one in [family, *(f"{family} as {name}" for name, _ in stand_ins)]]
    rules.append(rule(":root", [
        ("--font-display", listed([*stack("Alegreya", SERIF), "serif"])),
        ("--font-ui", listed([*stack("Alegreya Sans", SANS), "system-ui", "sans-serif"])),
    ]))  # fmt: skip
    head = "/* Interregnum: the page's fonts, and the systems' fonts made as wide and high. Written by xtask/web/fonts.py. */"
    return f"{head}\n" + "\n".join(rules)


def main():
    letters = Counter(letter for letter in texts() if letter.isalpha() or letter in " .,")
    (WEB / "fonts").mkdir(exist_ok=True)
    for old in (WEB / "fonts").glob("*.woff2"):
        old.unlink()
    faces = [made(*face, letters) for face in FACES]
    for package in sorted({face[2] for face in FACES}):
        licence = (PACKAGES / package / "LICENSE_FONT").read_text().splitlines()
        (WEB / f"fonts/OFL-{package}.txt").write_text("".join(line.rstrip() + "\n" for line in licence))
    (WEB / "css/fonts.css").write_text(style_sheet(faces))
    shell = WEB / "index.html"
    text = shell.read_text()
    for face in faces:
        stem = face["file"].split(".")[0]
        text = re.sub(rf"fonts/{stem}\.[0-9a-f]{{8}}\.woff2", f"fonts/{face['file']}", text)
    shell.write_text(text)
    packages = {face[2]: json.loads((PACKAGES / face[2] / "package.json").read_text())["version"] for face in FACES}
    record = {"packages": packages, "characters": CHARACTERS, "not_in_the_fonts": NOT_IN_THE_FONTS, "faces": faces}
    (HERE / "fonts.json").write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n")
    for face in faces:
        print(f"{face['file']}: {face['bytes'] / 1024:.1f} KiB")
    print(f"together: {sum(face['bytes'] for face in faces) / 1024:.1f} KiB")


if __name__ == "__main__":
    main()
