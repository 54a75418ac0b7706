import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { onHost, policyWith } from '../hostOfItsOwn.ts';
import type { Payment } from './payment.ts';
import type { Payments } from './payments.ts';

export type CounterEnd = 'APPROVED' | 'DECLINED';
const ends: Readonly<Record<string, CounterEnd>> = { done: 'APPROVED', refused: 'DECLINED' };
const POLICY = policyWith(`connect-src 'self'`);

export function registerCounter(
  app: FastifyInstance,
  host: string,
  payments: Payments,
  settle: (payment: Payment, end: CounterEnd) => void,
): void {
  const constraints = onHost(host);
  const page = readFileSync(new URL('counter.html', import.meta.url), 'utf8');
  app.get('/counter', { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  app.get('/counter/awaited', { constraints }, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(
        payments
          .awaited()
          .map(({ direction, way, payerReference, amountCents, currency }) => ({ direction, way, payerReference, amountCents, currency })),
      ),
  );
  app.post<{ Params: { readonly reference: string; readonly end: string } }>(
    '/counter/:reference/:end',
    { constraints },
    ({ params }, reply) => {
      const payment = payments.awaited().find(({ payerReference }) => payerReference === params.reference);
      const end = Object.hasOwn(ends, params.end) ? ends[params.end] : undefined;
      if (!payment || !end) return reply.code(404).send({ message: 'Nobody waits for this.' });
      settle(payment, end);
      return reply.code(204).send();
    },
  );
}
