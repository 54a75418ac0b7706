import { createServer } from 'vite';

/**
 * The pages' half of `npm run dev`, alone: the gallery needs neither the server nor the database. Both serve it at `/gallery.html`, by
 * the same configuration, and draw a fixture anew as soon as it is saved.
 */
const port = Number(process.env['PREVIEW_PORT'] ?? '4180');
const server = await createServer({ server: { port } });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
console.log(`gallery: ${address}gallery.html`);
console.log(`one case alone: ${address}preview.html?family=pageShelves&kind=MarketGrid&case=usual&brand=<brand>&mode=light|dark`);
