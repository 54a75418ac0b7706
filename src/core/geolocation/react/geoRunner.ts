import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  GeoComplyAuthorizeGeoPacketDocument,
  GeoComplyForceRefetchLicenseDocument,
  GeoComplyGetApiTokenDocument,
  GeolocationSetupDocument,
  LocationPromptDocument,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import { browserFault, clientFault, isLicenseExpiry, LICENSE_EXPIRED_CODE, serverFault } from '../faults.ts';
import { initialGeo, isAuthorized, stepGeo } from '../reducer.ts';
import type { GeoEffect, GeoEvent, GeoFault, GeoState, GeoNotice, GeoTrigger, GeoVerdict } from '../types.ts';
import { browserPosition, wouldPrompt } from './browserPosition.ts';
import { locateByVendor, probeService } from './vendorScript.ts';

export type LocationPrompt = { readonly title: string; readonly body: string; readonly allowLabel: string; readonly declineLabel: string };

export type GeoRunner = {
  readonly store: StoreApi<GeoState>;
  readonly prompt: StoreApi<{ readonly shown: LocationPrompt | null }>;
  /** Message of the last check, until the next check or `dismiss`. */
  readonly telling: StoreApi<{ readonly shown: GeoNotice | null }>;
  readonly dispatch: (event: GeoEvent) => void;
  /** Checks the location. Resolves to null if wagers are permitted; for a placement at once if the last result is still valid. */
  readonly check: (trigger: GeoTrigger) => Promise<GeoFault | null>;
  readonly answerPrompt: (isAllowed: boolean) => void;
  readonly dismiss: () => void;
  readonly dispose: () => void;
};

type Hands = { readonly platform: Platform; readonly runner: GeoRunner; stopWatching: () => void };

/** Calls `hasVisitedCasino` at each check (product §3). */
export function createGeoRunner(platform: Platform, hasVisitedCasino: () => boolean = () => false): GeoRunner {
  const store = createStore<GeoState>(() => initialGeo);
  const prompt = createStore<{ readonly shown: LocationPrompt | null }>(() => ({ shown: null }));
  const telling = createStore<{ readonly shown: GeoNotice | null }>(() => ({ shown: null }));
  const dispatch = (event: GeoEvent): void => {
    const { state, effects } = stepGeo(store.getState(), event);
    if (state !== store.getState()) store.setState(state, true);
    if (state.step !== 'explaining' && prompt.getState().shown !== null) prompt.setState({ shown: null });
    if (state.status !== 'error') runner.dismiss();
    for (const effect of effects) void perform(effect, hands);
  };
  const runner: GeoRunner = {
    store,
    prompt,
    telling,
    dispatch,
    check: (trigger) => check(runner, { clock: platform.clock, hasVisitedCasino }, trigger),
    dismiss: () => {
      if (telling.getState().shown !== null) telling.setState({ shown: null });
    },
    answerPrompt: (isAllowed) => {
      prompt.setState({ shown: null });
      dispatch({ type: 'explanation-answered', isAllowed });
    },
    dispose: () => hands.stopWatching(),
  };
  const hands: Hands = { platform, runner, stopWatching: () => undefined };
  return runner;
}

type Asker = Pick<Platform, 'clock'> & { readonly hasVisitedCasino: () => boolean };

async function check({ store, dispatch }: GeoRunner, { clock, hasVisitedCasino }: Asker, trigger: GeoTrigger): Promise<GeoFault | null> {
  if (trigger === 'placement' && isAuthorized(store.getState(), clock.now())) return null;
  const needsExplanation = store.getState().status !== 'loading' && (await wouldPrompt());
  dispatch({ type: 'check-requested', trigger, needsExplanation, hasVisitedCasino: hasVisitedCasino() });
  const outcome = await new Promise<GeoState>((resolve) => {
    const settle = (state: GeoState): boolean => {
      if (state.status === 'loading') return false;
      resolve(state);
      return true;
    };
    if (settle(store.getState())) return;
    const stop = store.subscribe((state) => {
      if (settle(state)) stop();
    });
  });
  return isAuthorized(outcome, clock.now()) ? null : (outcome.fault ?? browserFault('verdict-absent'));
}

async function perform(effect: GeoEffect, hands: Hands): Promise<void> {
  const { dispatch } = hands.runner;
  try {
    switch (effect.type) {
      case 'explain':
        return await explain(effect.run, hands);
      case 'find-position': {
        const found = await browserPosition();
        return dispatch(
          found.ok
            ? { type: 'position-found', run: effect.run, position: found.value }
            : { type: 'position-missing', run: effect.run, fault: browserFault(found.refusal) },
        );
      }
      case 'probe-service':
        return dispatch({ type: 'service-probed', run: effect.run, isConnected: await probe(hands.platform) });
      case 'get-license':
        return dispatch(await getLicense(hands.platform, effect));
      case 'locate':
        return dispatch(await locate(hands.platform, effect));
      case 'authorize':
        return dispatch(await authorize(hands.platform, effect));
      case 'watch-verdict':
        return watchVerdict(effect.verdict, hands);
      case 'stop-watching':
        return hands.stopWatching();
      case 'tell':
        return hands.runner.telling.setState({ shown: effect.telling });
    }
  } catch (error) {
    reportError('geolocation', error);
    if ('run' in effect)
      dispatch({
        type: 'check-failed',
        run: effect.run,
        fault: browserFault(navigator.onLine ? 'license-unavailable' : 'network-unavailable'),
      });
  }
}

const plainPrompt = (): LocationPrompt => ({
  title: t`Check your location`,
  body: t`By law, you must be in an operating area to bet. Your browser will ask if we can see your location.`,
  allowLabel: t`Continue`,
  declineLabel: t`Not now`,
});

/** Shows the explanation if the check still waits for the player. */
async function explain(run: number, { platform, runner }: Hands): Promise<void> {
  const shown = await platform.client
    .query({ query: LocationPromptDocument })
    .then(
      ({ data }) => data?.dialogs.map(({ node }) => node).find((node) => node?.__typename === 'LocationPromptDialog') ?? plainPrompt(),
      plainPrompt,
    );
  const now = runner.store.getState();
  if (now.run === run && now.step === 'explaining') runner.prompt.setState({ shown });
}

async function getLicense(
  { client }: Platform,
  { run, licenseType, expiredKey, position }: Extract<GeoEffect, { type: 'get-license' }>,
): Promise<GeoEvent> {
  const answer =
    expiredKey === null
      ? (
          await client.mutate({
            mutation: GeoComplyGetApiTokenDocument,
            variables: { licenseType, geolocationParams: position },
            fetchPolicy: 'no-cache',
          })
        ).data?.geoComplyGetApiToken
      : (
          await client.mutate({
            mutation: GeoComplyForceRefetchLicenseDocument,
            variables: { licenseType, currentLicenseKey: expiredKey },
            fetchPolicy: 'no-cache',
          })
        ).data?.geoComplyForceRefetchLicense;
  const error = answer?.errors[0];
  if (error) return { type: 'check-failed', run, fault: serverFault(error) };
  if (!answer?.licenseKey) return { type: 'check-failed', run, fault: browserFault('license-unavailable') };
  return { type: 'license-received', run, licenseKey: answer.licenseKey };
}

const scriptsOf = async ({ client }: Platform) =>
  (await client.query({ query: GeolocationSetupDocument, fetchPolicy: 'cache-first' })).data?.startup.serviceAttributes.geoComply ?? null;

async function probe(platform: Platform): Promise<boolean> {
  const url = (await scriptsOf(platform))?.plcCdnUrl;
  return url ? probeService(url) : false;
}

async function locate(
  platform: Platform,
  { run, licenseKey, licenseType, userId, trigger, position }: Extract<GeoEffect, { type: 'locate' }>,
): Promise<GeoEvent> {
  const scripts = await scriptsOf(platform);
  const url = licenseType === 'REGULAR' ? scripts?.plcCdnUrl : scripts?.ndbCdnUrl;
  if (!url) return { type: 'check-failed', run, fault: browserFault('vendor-unavailable') };
  const located = await locateByVendor(url, licenseType, { licenseKey, userId, reason: trigger, position });
  if (located.ok) return { type: 'packet-received', run, packet: located.value };
  if (located.refusal === LICENSE_EXPIRED_CODE) return { type: 'license-expired', run };
  return { type: 'check-failed', run, fault: located.refusal === null ? browserFault('vendor-unavailable') : clientFault(located.refusal) };
}

async function authorize({ client, clock }: Platform, { run, packet }: Extract<GeoEffect, { type: 'authorize' }>): Promise<GeoEvent> {
  const { data } = await client.mutate({
    mutation: GeoComplyAuthorizeGeoPacketDocument,
    variables: { geoPacket: packet },
    fetchPolicy: 'no-cache',
  });
  const answer = data?.geoComplyAuthorizeGeoPacket;
  const error = answer?.errors[0];
  if (error) return isLicenseExpiry(error) ? { type: 'license-expired', run } : { type: 'check-failed', run, fault: serverFault(error) };
  if (!answer?.expiresAt) return { type: 'check-failed', run, fault: browserFault('verdict-absent') };
  const verdict = { expiresAt: Date.parse(answer.expiresAt), refreshAt: answer.refreshAt === null ? null : Date.parse(answer.refreshAt) };
  return { type: 'verdict-received', run, verdict, now: clock.now() };
}

/** Renews the location result at `refreshAt`, withdraws it at `expiresAt`. */
function watchVerdict({ expiresAt, refreshAt }: GeoVerdict, hands: Hands): void {
  hands.stopWatching();
  const { runner, platform } = hands;
  const now = platform.clock.now();
  const expiry = setTimeout(() => runner.dispatch({ type: 'authorization-expired', expiresAt }), Math.max(0, expiresAt - now));
  const refresh =
    refreshAt === null ? undefined : setTimeout(() => void runner.check('authorization-refresh'), Math.max(0, refreshAt - now));
  hands.stopWatching = () => {
    clearTimeout(expiry);
    clearTimeout(refresh);
  };
}
