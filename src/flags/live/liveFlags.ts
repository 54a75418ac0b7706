import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk';
import { declarationOf, type FlagName, flagNames } from '#src/shared/flags/declared.ts';
import { HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';

export type LiveFlag = {
  readonly name: FlagName;
  readonly isOn: boolean;
  /** `DEFAULT`, `STATIC`, `TARGETING_MATCH` or an error. */
  readonly reason: string;
  /** True if developers may override the flag; never in production. */
  readonly isOverridable: boolean;
};

export type FlagService = {
  readonly origin: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly onFlags: (flags: readonly LiveFlag[]) => void;
  readonly onFault: (error: unknown) => void;
  readonly fetcher?: typeof fetch;
};

/** Polling interval. A page that becomes visible also polls at once. */
const ASK_EVERY_MS = 60_000;
const ASK_AGAIN_MS = 30_000;

export type Following = {
  /** Polls at once; call it after login or logout. */
  readonly askAgain: () => void;
  readonly stop: () => void;
};

/** Polls the flag service. If it fails, flags keep their values. */
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
      // Without the cache, which could hold another player's flags.
      cacheMode: 'disabled',
      changeDetection: 'polling',
      pollInterval: ASK_EVERY_MS,
      headersFactory: async () => Object.entries(await headers()),
      ...(fetcher ? { fetchImplementation: fetcher } : {}),
    });
    try {
      // The type forbids undefined hooks, but they work at run time.
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
