import type { FastifyInstance } from 'fastify';
import { originBeside, registerFramedPage } from '../hostOfItsOwn.ts';

const HOST = 'chat.localhost';
const PAGE = '/window';

export const registerSupportChat = (app: FastifyInstance): void =>
  registerFramedPage(app, {
    host: HOST,
    path: PAGE,
    folder: import.meta.url,
    file: 'window.html',
    files: ['chat.js', 'answers.js', 'chat.css'],
  });

export const supportChatUrlBeside = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST) + PAGE;
