import { startTestServer } from '#tests/support/server.ts';

/**
 * The whole application for kill tests, with the payment vendor in another process: `node paymentServer.ts DATABASE_URL DATA_DIR VENDOR
 * SECRET`.
 */
const [databaseUrl = '', dataDir = '', origin = '', secret = ''] = process.argv.slice(2);
// Trusts one proxy, so that a page can claim any client address in `x-forwarded-for`.
const { port, stop } = await startTestServer({ databaseUrl, config: { dataDir, paymentVendor: { origin, secret }, trustedProxies: 1 } });
console.log(`ready ${port}`);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
