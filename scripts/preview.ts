import { createServer } from 'vite';

const port = Number(process.env['PREVIEW_PORT'] ?? '4180');
const server = await createServer({ server: { port } });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
console.log(`gallery: ${address}gallery.html`);
console.log(`one case alone: ${address}preview.html?family=pageShelves&kind=MarketGrid&case=usual&brand=<brand>&mode=light|dark`);
