import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The port is taken by somebody else. */
export class PortTaken extends Error {}

/** Listens and answers the port. Throws `PortTaken` with one line that names the port and the variable to change. */
export async function listenOn(
  app: FastifyInstance,
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: string },
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortTaken(`Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + 10} npm start`, {
      cause: error,
    });
  }
  return (app.server.address() as AddressInfo).port;
}
