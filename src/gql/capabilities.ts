/** What this build can draw, as the client tells the server. Written by `npm run codegen`; do not edit. */
export const capabilitiesHash = '1fa7e8d44c20a895';
