import { createServer } from 'vite';

/** The gallery of every family × kind × case, drawn by the real renderer from the fixtures. Needs no server and no database. */
const port = Number(process.env['PREVIEW_PORT'] ?? '4180');
const server = await createServer({ server: { port } });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
console.log(`preview: ${address}preview.html`);
console.log('one case: preview.html?family=pageShelves&kind=MarketGridShelf&case=usual&brand=<brand>&mode=light|dark');
