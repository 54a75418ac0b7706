/** What this build can draw, as the client tells the server. Written by `npm run codegen`; do not edit. */
export const capabilitiesHash = 'ed76d5c38f29a19d';
