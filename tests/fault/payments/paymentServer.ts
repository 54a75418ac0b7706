import { startTestServer } from '#tests/support/server.ts';

/** The whole application with a payment vendor of another process, for being killed: `node paymentServer.ts DATABASE_URL DATA_DIR VENDOR SECRET`. */
const [databaseUrl = '', dataDir = '', origin = '', secret = ''] = process.argv.slice(2);
const { port, stop } = await startTestServer({ databaseUrl, config: { dataDir, paymentVendor: { origin, secret } } });
console.log(`ready ${port}`);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
