import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk';
import { declarationOf, type FlagName, flagNames } from '#src/shared/flags/declared.ts';
import { HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';

/** A flag as the service has answered it; as it was declared while it has not. */
export type LiveFlag = {
  readonly name: FlagName;
  readonly isOn: boolean;
  /** `DEFAULT`, `STATIC` (an operator), `TARGETING_MATCH` (a rule), or what went wrong. */
  readonly reason: string;
  /** Whether who develops pages may put another value in its place; never in production. */
  readonly isOverridable: boolean;
};

export type FlagService = {
  /** Where the service is, without its path. */
  readonly origin: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly onFlags: (flags: readonly LiveFlag[]) => void;
  readonly onFault: (error: unknown) => void;
  /** For tests: stands in for the network. */
  readonly fetcher?: typeof fetch;
};

/** How late an open page hears that a flag was switched; when it comes to the front it asks at once. */
const ASK_EVERY_MS = 60_000;
/** How long until a service that did not answer is asked again. */
const ASK_AGAIN_MS = 30_000;

export type Following = {
  /** Somebody logged in or out: the flags may be others. */
  readonly askAgain: () => void;
  readonly stop: () => void;
};

/** Asks the flag service now and again, and tells what it says. While it is silent nothing changes. */
export function followFlags({ origin, headers, onFlags, onFault, fetcher }: FlagService): Following {
  const client = OpenFeature.getClient();
  const tell = (): void => onFlags(flagNames.map((name) => flagOf(name, client)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let asked = 0;

  async function connect(): Promise<void> {
    const provider = new OFREPWebProvider({
      baseUrl: origin,
      timeoutMs: HTTP_TIMEOUT_MS,
      // What another player was told must not be told to this one: nothing is kept.
      cacheMode: 'disabled',
      changeDetection: 'polling',
      pollInterval: ASK_EVERY_MS,
      headersFactory: async () => Object.entries(await headers()),
      ...(fetcher ? { fetchImplementation: fetcher } : {}),
    });
    try {
      // Its declaration allows hooks to be undefined, where ours of optional members do not; it has none.
      await OpenFeature.setProviderAndWait(provider as Provider);
      if (!isStopped) tell();
    } catch (error) {
      if (isStopped) return;
      onFault(error);
      timer = setTimeout(() => void connect(), ASK_AGAIN_MS);
    }
  }

  client.addHandler(ProviderEvents.ConfigurationChanged, tell);
  client.addHandler(ProviderEvents.ContextChanged, tell);
  void connect();
  return {
    askAgain: () => {
      asked += 1;
      OpenFeature.setContext({ asked }).catch(onFault);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      client.removeHandler(ProviderEvents.ConfigurationChanged, tell);
      client.removeHandler(ProviderEvents.ContextChanged, tell);
      OpenFeature.clearProviders().catch(onFault);
    },
  };
}

function flagOf(name: FlagName, client: ReturnType<typeof OpenFeature.getClient>): LiveFlag {
  const { value, reason, flagMetadata } = client.getBooleanDetails(name, declarationOf(name).isOn);
  return { name, isOn: value, reason: reason ?? 'UNKNOWN', isOverridable: flagMetadata['isOverridable'] === true };
}
