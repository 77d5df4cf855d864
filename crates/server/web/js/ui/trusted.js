// What the browser may take for a script or a drawing: files of the page and nothing else. Where it asks for proof, this is
// the one place that gives it, beside lit-html's own.

/** @type {{createScriptURL: (url: string) => any} | undefined} */
const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('interregnum', {
  /** @param {string} url */
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`no file of this page: ${url}`);
    return url;
  },
});

/** The address of one of our scripts. @param {string} url @returns {string} */
export const trustedFile = (url) => policy?.createScriptURL(url) ?? url;
