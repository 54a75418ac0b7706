import type { FastifyInstance, FastifyReply } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import { type HostsConfig, isConsoleHost } from '#server/platform/http/hosts.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import { bearerIn } from '#server/platform/viewer.ts';

/** Texts of the maintenance page. Null shows the page's default text. */
export type MaintenanceNotice = {
  readonly title: string | null;
  readonly message: string | null;
  readonly imageUrl: string | null;
  readonly link: string | null;
  readonly label: string | null;
  readonly refreshIntervalSeconds: number | null;
};

/** `announced` adds a notice to the `startup` answer. `queue` admits players and makes visitors wait. */
export type MaintenanceGate =
  | { readonly state: 'open' }
  | { readonly state: 'announced' | 'closed'; readonly notice: MaintenanceNotice }
  | { readonly state: 'queue'; readonly refreshIntervalSeconds: number | null; readonly message: string | null };

export const GATE_TOPIC = 'doors';

/** Paths refused during maintenance. Console, probes and pages stay open. */
export const PLAYERS_CALLS = /^\/(api|graphql|i|oauth|ofrep|viewer)(\/|\?|$)/;
const WAY_OUT = /^\/api\/logout(\?|$)/;

const headersOf = ({ title, message, imageUrl, link, label, refreshIntervalSeconds }: MaintenanceNotice) =>
  Object.entries({
    'x-maintenance-mode-enabled': 'true',
    'x-maintenance-mode-title': title,
    'x-maintenance-mode-message': message,
    'x-maintenance-mode-image-url': imageUrl,
    'x-maintenance-mode-cta-link': link,
    'x-maintenance-mode-cta-label': label,
    'x-maintenance-mode-refresh-interval-seconds': refreshIntervalSeconds?.toString() ?? null,
  }).filter((header): header is [string, string] => header[1] !== null);

export const isLetIn = ({ state }: MaintenanceGate, isPlayer: boolean): boolean => state !== 'closed' && (state !== 'queue' || isPlayer);

const WAITING = t`The site is very busy. We will let you in as soon as we can.`;

/** Refuses players' calls during maintenance (product §4, §7). The queue recognizes players by signed tokens, without the database. */
export function registerMaintenanceGate(
  app: FastifyInstance,
  {
    config,
    doorsNow,
    identity,
  }: { readonly config: HostsConfig; readonly doorsNow: () => MaintenanceGate; readonly identity: Pick<Identity, 'readSigned'> },
): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const now = doorsNow();
    if (now.state === 'open' || now.state === 'announced') return undefined;
    if (!PLAYERS_CALLS.test(request.url) || WAY_OUT.test(request.url) || isConsoleHost(config, request.headers.host)) return undefined;
    void reply.header('cache-control', 'no-store');
    if (now.state !== 'queue') {
      for (const [name, value] of headersOf(now.notice)) void reply.header(name, value);
      return reply.code(503).send({ message: t`We are currently undergoing maintenance` });
    }
    if (!request.url.startsWith('/graphql')) return undefined;
    const bearer = bearerIn(request.headers.authorization);
    if (bearer !== null && (await identity.readSigned(bearer)) !== null) return undefined;
    const { refreshIntervalSeconds, message } = now;
    const waiting = { inWaitingRoom: true, ...(refreshIntervalSeconds === null ? {} : { refreshIntervalSeconds }) };
    return reply.code(202).send({ message: message ?? WAITING, cfWaitingRoom: waiting });
  });
}
