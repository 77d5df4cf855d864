// The types of messages: made from the server's description of itself.
export * from '../../../protocol/typescript/protocol.js';
