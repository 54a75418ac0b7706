import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalUrlOf } from '#src/shared/site/canonicalUrl.ts';
import { brandOfHost, isConsoleHost } from '#server/platform/http/hosts.ts';
import { CODE_FOLDER, registerCodeFiles } from './codeFiles.ts';
import type { AppDeps } from '../deps.ts';
import { encodingFor, compressors } from '../graphql/responseCache/cachedResponse.ts';
import type { GiveFirst } from '../graphql/responseCache/firstAnswers.ts';
import { LEGAL_STYLE, legalPageAt, plainLegalPage, withLegalText } from './legalPage.ts';
import { callerOf } from '../rest/caller.ts';
import { hasNoOffersMark, hasRefreshCookie } from '../rest/refreshCookie.ts';
import { visitorOf } from '../viewer.ts';
import { isPhone } from './isPhone.ts';
import type { FirstViews } from './firstViews.ts';
import { pageAnswer } from './pageAnswer.ts';
import { ICON, registerIcon } from './icon.ts';
import { registerSiteFiles } from './siteFiles.ts';
import { htmlAt, playersPageAt } from './playersPage.ts';
import { ageMarkOf, regionOfCode } from '#server/platform/regions/regions.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { contentSecurityPolicy, pageHeaders } from '#server/platform/http/securityHeaders.ts';

/** Serves the site's pages, or 503 if the client was not built. */
export async function registerSite(app: FastifyInstance, deps: AppDeps, giveFirst: GiveFirst, views: FirstViews | null): Promise<void> {
  const { distDir } = deps.config;
  const pages = {
    site: playersPage(deps, giveFirst, views),
    console: operatorsPageAt(distDir, 'console.html'),
    frame: operatorsPageAt(distDir, 'frame.html'),
  };
  if (!pages.site) return registerUnbuilt(app, distDir);
  registerIcon(app, deps.config);
  registerSiteFiles(app, deps);
  for (const folder of [distDir, ...deps.config.earlierDists]) registerCodeFiles(app, folder);
  await app.register(staticFiles, {
    root: distDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.map', '**/*.gz', '**/*.br', '.view/**', 'server/**', ICON, `${CODE_FOLDER}/**`, ...LISTS],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=300'),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNothingHere(app, request, reply);
    const page = isConsole(deps, request) ? pages[isPreview(deps, request) ? 'frame' : 'console'] : pages.site;
    if (!page) return reply.code(404).send({ message: 'Not found' });
    if (isConsole(deps, request)) return sendPage(deps, page, request, reply);
    const { status, to } = pageAnswer(deps, request);
    void reply.code(status);
    return to === null ? sendPage(deps, page, request, reply) : reply.headers({ location: to, 'cache-control': 'no-store' }).send();
  });
}

const LISTS = ['persistedDocuments.json', 'capabilities.json', 'views.json'];

function sendNothingHere(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = pathOf(request);
  const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
  if (allowed.length === 0) return reply.code(404).send({ error: 'NOT_FOUND', message: `Nothing is served at ${url}` });
  return reply
    .code(405)
    .header('allow', allowed.join(', '))
    .send({ message: `${request.method} is not for this address; ${allowed.join(' or ')} is` });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const PREVIEW = '/preview-frame';
const isPreview = (deps: Pick<AppDeps, 'config'>, request: FastifyRequest): boolean =>
  isConsole(deps, request) && pathOf(request) === PREVIEW;

const isConsole = ({ config }: Pick<AppDeps, 'config'>, request: FastifyRequest): boolean => isConsoleHost(config, request.headers.host);

const MACHINE_PATHS = /^\/(api|assets|console\/api|graphql|i|oauth|ofrep|sandbox|telemetry|\.well-known)(\/|$)/;

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) || MACHINE_PATHS.test(path);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isFile &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  );
}

async function sendPage(deps: AppDeps, page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { html, styleHashes = [] } = await page(request);
  const host = request.headers.host ?? '';
  const isFrame = isPreview(deps, request);
  const policy = contentSecurityPolicy({
    ...outsideOf(deps, request),
    frames: framesOf(deps, request),
    host,
    isHttps: request.protocol === 'https',
    isFrame,
    styleHashes,
  });
  void reply
    .headers({
      ...pageHeaders(isFrame || isConsole(deps, request) ? null : (deps.paymentVendor?.pageOrigin ?? null)),
      ...(isFrame ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      'content-security-policy': policy,
      'cache-control': isConsole(deps, request) ? 'no-cache' : 'private, no-cache',
      vary: 'host, accept-encoding, user-agent, cookie',
    })
    .type('text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  return encoding === null ? reply.send(html) : reply.header('content-encoding', encoding).send(await compressors[encoding](html));
}

type Page = (request: FastifyRequest) => Promise<{ readonly html: string; readonly styleHashes?: readonly string[] }>;

function playersPage(deps: AppDeps, giveFirst: GiveFirst, views: FirstViews | null): Page | null {
  const { distDir } = deps.config;
  const page = playersPageAt(distDir);
  if (page === null) return null;
  return async (request) => {
    const boot = {
      brand: brandOfHost(deps.config, request.headers.host),
      graphqlUrl: '/graphql',
      now: deps.ports.now().toISOString(),
    };
    const path = canonicalUrlOf(pathOf(request));
    const visitor = visitorOf(deps, callerOf(request));
    const legal = legalPageAt(deps, visitor, path);
    if (legal !== null && deps.doorsNow().state !== 'open') return { html: plainLegalPage(legal), styleHashes: [LEGAL_STYLE] };
    const first = await giveFirst(callerOf(request), path, { hasMenu: hasMenu(request), hasLayout: !hasNoOffersMark(request.cookies) });
    const view = views !== null && isForFirstView(request) ? await views.of(boot.brand, path, first) : null;
    const data = first.json.includes('"operationName":"Startup"') ? boot : { ...boot, ...helpOf(visitor) };
    const html = page(data, { first, view, hasMenu: !isPhone(request.headers) });
    return { html: legal === null ? html : withLegalText(html, legal), styleHashes: view?.styleHashes ?? [] };
  };
}

function helpOf({ addressRegion }: Pick<Viewer, 'addressRegion'>) {
  const helpline = regionOfCode(addressRegion)?.helpline;
  return helpline ? { help: { ...helpline, age: ageMarkOf(addressRegion) } } : {};
}

/** True for phones without a session or chosen theme. Other visitors get no server-rendered view. */
const isForFirstView = ({ headers, cookies }: FastifyRequest): boolean =>
  isPhone(headers) && !hasRefreshCookie(cookies) && cookies['theme-mode'] === undefined;

/** True if the page initially shows the visitors' left menu. False on phones and for players. */
const hasMenu = ({ headers, cookies }: FastifyRequest): boolean => !isPhone(headers) && !hasRefreshCookie(cookies);

function framesOf(deps: AppDeps, request: FastifyRequest): readonly string[] {
  const { frames, supportChatUrl, paymentVendor, gameProvider } = deps;
  const chat = supportChatUrl === null ? null : new URL(supportChatUrl).origin;
  const vendors = [chat, paymentVendor?.pageOrigin ?? null, gameProvider?.pageOrigin ?? null];
  if (!isConsole(deps, request)) return [...frames.values(), ...vendors.filter((origin) => origin !== null)];
  return isPreview(deps, request) ? [] : [`'self'`];
}

function outsideOf(deps: AppDeps, request: FastifyRequest) {
  const { geolocation, linking, liveStreams, config, errorDsn } = deps;
  const nobody = { locationVendor: null, partner: null, streamHost: null, errorReports: null, liveStreaming: null };
  if (isConsole(deps, request)) return nobody;
  const partner = linking.originsOf(brandOfHost(config, request.headers.host));
  const originOf = (address: string | null): string | null => (address === null ? null : new URL(address).origin);
  return {
    locationVendor: geolocation.vendorOrigin,
    partner: partner.length === 0 ? null : partner.join(' '),
    streamHost: liveStreams.hostOrigin,
    errorReports: originOf(errorDsn),
    liveStreaming: originOf(config.liveStreamingUrl),
    sisterSites: [...config.sisterSites.values()],
  };
}

/** Returns a console page without data. The console loads its data after login. */
function operatorsPageAt(distDir: string, name: string): Page | null {
  const html = htmlAt(distDir, name);
  return html === null ? null : async () => ({ html });
}

function registerUnbuilt(app: FastifyInstance, distDir: string): void {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNothingHere(app, request, reply);
    return reply.code(503).type('text/plain; charset=utf-8').send(`There is no build in ${distDir}. Run: npm run build\n`);
  });
}
