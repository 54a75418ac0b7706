import type { FastifyInstance } from 'fastify';
import { originBeside, registerFramedPage } from '../hostOfItsOwn.ts';

const HOST = 'help.localhost';

/** Serves help pages that take over the embedding page's theme and report their height. */
export const registerHelpDesk = (app: FastifyInstance): void =>
  registerFramedPage(app, { host: HOST, path: '/limits', folder: import.meta.url, file: 'limits.html', files: ['help.js', 'help.css'] });

export const helpDeskOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);
