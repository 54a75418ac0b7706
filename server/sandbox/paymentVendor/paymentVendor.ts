import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';
import { onHost, originBeside, policyWith, registerFiles } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { createCallbacks } from './callbacks.ts';
import { accountOf, type Card, cardOf, cardOfToken, payerOf } from './cards.ts';
import { registerCounter } from './counter.ts';
import { parseNewPayment } from './newPayment.ts';
import type { Payment } from './payment.ts';
import { hasPage, Payments, wordOf } from './payments.ts';

const HOST = 'pay.localhost';
const NO_CARD = { field: 'number', message: 'This is not a card number.' };
const NO_ACCOUNT = { field: 'account', message: 'This is not an account number.' };
const NO_PAYER = { field: 'email', message: 'This is not an email address.' };
const SLOW_MS = 25_000;

const POLICY = policyWith(`connect-src 'self'`);

type Deps = {
  readonly ports: Ports;
  readonly secret: string;
  readonly origin: () => string;
  readonly file: string;
  readonly callbackUrl: () => string;
};

export const paymentOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

export const paymentSecret = (neighbour: string): string => createHmac('sha256', neighbour).update('payments').digest('base64url');

/** Simulates a payment vendor (docs/decisions/0044). Players enter cards on its pages. */
export function registerPaymentVendor(app: FastifyInstance, deps: Deps): void {
  const payments = new Payments(deps.ports, deps.file);
  const callbacks = createCallbacks(deps);
  const slow = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    callbacks.stop();
    for (const timer of slow) clearTimeout(timer);
  });
  const finish = (payment: Payment): void => {
    payments.decide(payment);
    if (payment.isTold) callbacks.tell(payment);
  };
  const accept = (payment: Payment): void => {
    payments.accept(payment);
    if (payment.isTold) callbacks.tell(payment);
  };
  const wait = (payment: Payment): void => {
    if (isForTheBank(payment)) return accept(payment);
    if (payment.card?.behaviour !== 'SLOW') return finish(payment);
    const timer = setTimeout(() => {
      slow.delete(timer);
      finish(payment);
    }, SLOW_MS);
    timer.unref();
    slow.add(timer);
  };
  const charge = (payment: Payment, card: Card): void => {
    payments.charge(payment, card);
    wait(payment);
  };
  const end = (payment: Payment, status: 'APPROVED' | 'DECLINED' | 'EXPIRED'): void => {
    payments.end(payment, status);
    callbacks.tell(payment);
  };
  app.addHook('onListen', async () => payments.charging().forEach(wait));
  registerApi(app, deps, { payments, charge, end, accept });
  registerPages(app, payments, { charge, end });
  registerCounter(app, HOST, payments, end);
}

const isForTheBank = ({ direction, way, card }: Payment): boolean =>
  direction === 'out' && way === 'wire' && (card?.behaviour === 'APPROVES' || card?.behaviour === 'SILENT' || card?.behaviour === 'SLOW');

type ApiActs = Acts & { readonly accept: (payment: Payment) => void; readonly payments: Payments };

function registerApi(app: FastifyInstance, { secret, origin }: Deps, { payments, accept, ...acts }: ApiActs): void {
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, secret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.post('/payments', (request, reply) => {
      const wish = parseNewPayment(request.body);
      if (wish === null || (wish.returnOf !== null && !payments.mayReturn(wish)))
        return reply.code(422).send({ message: 'The payment could not be read.' });
      const payment = payments.open(wish);
      if (payment.direction === 'out' && payment.methodToken !== null) payOut(payment, payment.methodToken, acts);
      if (typeof payment.returnOf === 'string') acts.end(payment, 'APPROVED');
      else if (payment.direction === 'out' && !hasPage(payment) && payment.status === 'PENDING') accept(payment);
      return { url: `${paymentOrigin(origin())}/pay/${payment.session}` };
    });
    scope.post<{ Params: { readonly reference: string; readonly end: string } }>('/payments/:reference/:end', (request, reply) => {
      const payment = payments.find(request.params.reference);
      const isKnown = payment?.direction === 'in' && (payment.way === 'paypal' || request.params.end === 'cancel');
      if (!isKnown) return reply.code(404).send({ message: 'There is no such payment.' });
      if (payment.status === 'PENDING' && !payment.isCharging) {
        // Completes a payment only if the player approved it on the page.
        if (request.params.end === 'complete' && payment.card) acts.charge(payment, payment.card);
        if (request.params.end === 'cancel') acts.end(payment, 'EXPIRED');
      }
      return wordOf(payment);
    });
    scope.get<{ Params: { readonly reference: string } }>('/payments/:reference', (request, reply) => {
      const payment = payments.find(request.params.reference);
      return payment ? wordOf(payment) : reply.code(404).send({ message: 'There is no such payment.' });
    });
    done();
  });
}

function payOut(payment: Payment, token: string, { charge, end }: Acts): void {
  if (payment.status !== 'PENDING' || payment.isCharging) return;
  const card = cardOfToken(token);
  if (card) charge(payment, card);
  else end(payment, 'DECLINED');
}

type Acts = {
  readonly charge: (payment: Payment, card: Card) => void;
  readonly end: (payment: Payment, status: 'APPROVED' | 'DECLINED' | 'EXPIRED') => void;
};
type InSession = { readonly Params: { readonly session: string } };

function registerPages(app: FastifyInstance, payments: Payments, { charge, end }: Acts): void {
  const constraints = onHost(HOST);
  const page = readFileSync(new URL('pay.html', import.meta.url), 'utf8');
  registerFiles(app, HOST, import.meta.url, ['pay.js', 'pay.css', 'counter.js']);
  app.get<InSession>('/pay/:session', { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(page),
  );
  app.get<InSession>('/pay/:session/state', { constraints }, ({ params }, reply) => stateOf(payments.inSession(params.session), reply));
  app.post<InSession>('/pay/:session/charge', { constraints }, ({ params, body }, reply) => {
    const payment = payments.inSession(params.session);
    if (payment?.status !== 'PENDING' || payment.isCharging) return stateOf(payment, reply);
    const card = cardIn(payment, body);
    if (card === null) return reply.code(422).send(problemOf(payment));
    // PayPal deposits wait until the operator completes or cancels them.
    if (payment.way === 'paypal' && payment.direction === 'in') payments.approve(payment, card);
    else charge(payment, card);
    return stateOf(payment, reply);
  });
  app.post<InSession>('/pay/:session/cancel', { constraints }, ({ params }, reply) => {
    const payment = payments.inSession(params.session);
    if (payment?.status === 'PENDING' && !payment.isCharging) end(payment, 'EXPIRED');
    return stateOf(payment, reply);
  });
}

type Asked = 'account' | 'card' | 'payer' | 'wallet';
const problems = { account: NO_ACCOUNT, card: NO_CARD, payer: NO_PAYER, wallet: NO_CARD } as const;

function askedFor({ direction, way }: Pick<Payment, 'direction' | 'way'>): Asked {
  if (way === 'applepay') return 'wallet';
  if (way === 'paypal' || way === 'interac') return 'payer';
  return direction === 'in' && way === 'card' ? 'card' : 'account';
}

const problemOf = (payment: Payment) => problems[askedFor(payment)];

function cardIn(payment: Payment, body: unknown): Card | null {
  const { methodToken, way } = payment;
  if (methodToken !== null) return cardOfToken(methodToken);
  if (!hasPage(payment)) return null;
  const { number, routing, account, email } = isPlainObject(body) ? body : {};
  const asked = askedFor(payment);
  if (asked === 'payer') return payerOf(way === 'paypal' ? 'PayPal' : 'Interac', email);
  return asked === 'account' ? accountOf({ routing, account }) : cardOf(number);
}

function stateOf(payment: Payment | null, reply: FastifyReply) {
  if (!payment) return reply.code(404).send({ message: 'There is no such payment.' });
  const { direction, way, reference, status, amountCents, currency, pageOrigin, methodToken, card, isTold } = payment;
  return {
    direction,
    reference,
    // Reports payments as pending if their outcome was not sent to the operator.
    status: isTold ? status : 'PENDING',
    isSilent: !isTold,
    amountCents,
    currency,
    pageOrigin,
    way,
    isApproved: way === 'paypal' && card !== null,
    asksFor: methodToken === null ? askedFor(payment) : null,
    mayTryAgain: card?.behaviour !== 'DECLINES_FOR_GOOD',
  };
}
