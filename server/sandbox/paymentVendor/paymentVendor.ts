import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPlainObject } from '#src/lib/plainObject.ts';
import type { Ports } from '../../ports.ts';
import { onHost, originBeside, policyWith, registerFiles } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { createCallbacks } from './callbacks.ts';
import { type Card, cardOf, cardOfToken } from './cards.ts';
import { type NewPayment, type Payment, Payments, wordOf } from './payments.ts';

/** The vendor's own host beside the others', and so its own origin. */
const HOST = 'pay.localhost';
/** A bank that takes its time. */
const SLOW_MS = 25_000;

const POLICY = policyWith(`connect-src 'self'`);

type Deps = {
  readonly ports: Ports;
  readonly secret: string;
  readonly origin: () => string;
  /** Where it tells our server of payments, as it was once agreed. */
  readonly callbackUrl: () => string;
};

export const paymentOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

/** What the operator's server and the payment vendor know, and the neighbours on its port do not. */
export const paymentSecret = (neighbour: string): string => createHmac('sha256', neighbour).update('payments').digest('base64url');

/**
 * A payment vendor by the protocol of docs/decisions/0044: the operator's server opens payments and asks for them, players give their cards
 * on pages of the vendor's own origin, and the vendor tells the operator's server what became of them.
 */
export function registerPaymentVendor(app: FastifyInstance, deps: Deps): void {
  const payments = new Payments(deps.ports);
  const callbacks = createCallbacks(deps);
  const slow = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    callbacks.stop();
    for (const timer of slow) clearTimeout(timer);
  });
  registerApi(app, deps, payments);
  const finish = (payment: Payment): void => {
    payments.decide(payment);
    if (payment.isTold) callbacks.tell(payment);
  };
  const charge = (payment: Payment, card: Card): void => {
    payment.card = card;
    payment.isCharging = true;
    payment.isTold = card.behaviour !== 'SILENT';
    if (card.behaviour !== 'SLOW') return finish(payment);
    const timer = setTimeout(() => {
      slow.delete(timer);
      finish(payment);
    }, SLOW_MS);
    timer.unref();
    slow.add(timer);
  };
  const cancel = (payment: Payment): void => {
    payment.status = 'EXPIRED';
    callbacks.tell(payment);
  };
  registerPages(app, payments, { charge, cancel });
}

/** For the operator's server alone. */
function registerApi(app: FastifyInstance, { secret, origin }: Deps, payments: Payments): void {
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, secret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.post('/payments', (request, reply) => {
      const wish = wishIn(request.body);
      if (wish === null) return reply.code(422).send({ message: 'The payment could not be read.' });
      return { url: `${paymentOrigin(origin())}/pay/${payments.open(wish).session}` };
    });
    scope.get<{ Params: { readonly reference: string } }>('/payments/:reference', (request, reply) => {
      const payment = payments.find(request.params.reference);
      return payment ? wordOf(payment) : reply.code(404).send({ message: 'There is no such payment.' });
    });
    done();
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 500;

function wishIn(body: unknown): NewPayment | null {
  if (!isPlainObject(body)) return null;
  const { reference, amountCents, currency, customer, keepsMethods, methodToken, pageOrigin } = body;
  if (!isText(reference) || !isText(amountCents) || !isText(currency) || !isText(customer) || !isText(pageOrigin)) return null;
  if (!/^[1-9]\d{0,11}$/.test(amountCents) || !URL.canParse(pageOrigin)) return null;
  const page = new URL(pageOrigin);
  if (!/(^|\.)localhost$/.test(page.hostname)) return null;
  return {
    reference,
    amountCents,
    currency,
    customer,
    keepsMethods: keepsMethods === true,
    methodToken: isText(methodToken) ? methodToken : null,
    pageOrigin: page.origin,
  };
}

type Acts = { readonly charge: (payment: Payment, card: Card) => void; readonly cancel: (payment: Payment) => void };
type InSession = { readonly Params: { readonly session: string } };

/** For the browser of the player, at the vendor's own origin. */
function registerPages(app: FastifyInstance, payments: Payments, { charge, cancel }: Acts): void {
  const constraints = onHost(HOST);
  const page = readFileSync(new URL('pay.html', import.meta.url), 'utf8');
  registerFiles(app, HOST, import.meta.url, ['pay.js', 'pay.css']);
  app.get<InSession>('/pay/:session', { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(page),
  );
  app.get<InSession>('/pay/:session/state', { constraints }, ({ params }, reply) => stateOf(payments.inSession(params.session), reply));
  app.post<InSession>('/pay/:session/charge', { constraints }, ({ params, body }, reply) => {
    const payment = payments.inSession(params.session);
    if (payment?.status !== 'PENDING' || payment.isCharging) return stateOf(payment, reply);
    const card = cardIn(payment, body);
    if (card === null) return reply.code(422).send({ field: 'number', message: 'This is not a card number.' });
    charge(payment, card);
    return stateOf(payment, reply);
  });
  app.post<InSession>('/pay/:session/cancel', { constraints }, ({ params }, reply) => {
    const payment = payments.inSession(params.session);
    if (payment?.status === 'PENDING' && !payment.isCharging) cancel(payment);
    return stateOf(payment, reply);
  });
}

const cardIn = ({ methodToken }: Payment, body: unknown): Card | null =>
  methodToken === null ? cardOf(isPlainObject(body) ? body['number'] : undefined) : cardOfToken(methodToken);

function stateOf(payment: Payment | null, reply: FastifyReply) {
  if (!payment) return reply.code(404).send({ message: 'There is no such payment.' });
  const { reference, status, amountCents, currency, pageOrigin, methodToken, card, isTold } = payment;
  return {
    reference,
    // What is told to nobody is not told to the page either.
    status: isTold ? status : 'PENDING',
    isSilent: !isTold,
    amountCents,
    currency,
    pageOrigin,
    asksForCard: methodToken === null,
    mayTryAgain: card?.behaviour !== 'DECLINES_FOR_GOOD',
  };
}
