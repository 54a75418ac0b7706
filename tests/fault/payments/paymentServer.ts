import { startTestServer } from '#tests/support/server.ts';

/** The whole application with a payment vendor of another process, for being killed: `node paymentServer.ts DATABASE_URL DATA_DIR VENDOR SECRET`. */
const [databaseUrl = '', dataDir = '', origin = '', secret = ''] = process.argv.slice(2);
// The wire before it passes on what address a page says that it is at.
const { port, stop } = await startTestServer({ databaseUrl, config: { dataDir, paymentVendor: { origin, secret }, trustedProxies: 1 } });
console.log(`ready ${port}`);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
