import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '../errors.ts';

export type Place = { readonly host: string; readonly port: number; readonly variable: string; readonly what?: string };

export class PortTaken extends Error {
  constructor({ port, variable, what }: Place, cause: unknown) {
    const other = port + 10 > 65_535 ? port - 10 : port + 10;
    const whose = what === undefined ? '' : ` of ${what}`;
    super(`Port ${port}${whose} is taken by another program. Stop it, or choose another port: ${variable}=${other} npm start`, { cause });
  }
}

/** Returns the port. Throws `PortTaken` if the port is in use, and other errors. */
export async function listenOn(app: FastifyInstance, place: Place): Promise<number> {
  try {
    await app.listen({ host: place.host, port: place.port });
  } catch (error) {
    throw isTaken(error) ? new PortTaken(place, error) : error;
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error(`The server does not listen on a port: ${String(address)}`);
  return address.port;
}

/** Throws `PortTaken` if the port is in use, and other errors. Call it before the app opens anything. */
export async function refuseTakenPort(place: Place): Promise<void> {
  if (place.port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(place.port, place.host, resolve);
    });
  } catch (error) {
    throw isTaken(error) ? new PortTaken(place, error) : error;
  }
  await new Promise((resolve) => probe.close(resolve));
}

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';
