import { type RefObject, useEffect, useRef, useState } from 'react';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { type GatewayMessage, gatewayMessage } from '#src/shared/payments/gatewayMessage.ts';

const SILENCE_MS = 15_000;

export type Gateway =
  | { readonly at: 'opening' }
  | { readonly at: 'open'; readonly url: string; readonly isReady: boolean }
  /** Ended, or never existed. */
  | { readonly at: 'over' }
  /** `isCertain`: nothing can have been charged. */
  | { readonly at: 'failed'; readonly message: string; readonly isCertain: boolean };

const UNREACHED = t`The payment page could not be loaded. Nothing was charged.`;
const SILENT = t`The payment page does not answer. What became of the payment stands among your transactions.`;

type Options = {
  readonly webUrl: string;
  readonly transactionId: string;
  readonly onMessage: (message: GatewayMessage) => void;
  readonly onFailed?: (message: string, isCertain: boolean) => void;
};

/** Fetches the frame's URL from `webUrl` (product §7). Accepts messages of the frame's window and origin only. */
export function useGateway({ webUrl, transactionId, onMessage, onFailed }: Options): {
  readonly gateway: Gateway;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly again: () => void;
} {
  const platform = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [gateway, setGateway] = useState<Gateway>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const heard = useRef(onMessage);
  heard.current = onMessage;
  useEffect(() => {
    let isStale = false;
    setGateway({ at: 'opening' });
    const ask = async (): Promise<void> => {
      const headers = await platform.credentials.headers();
      const answer = await platform.http({ method: 'GET', path: webUrl, headers });
      if (!isStale) setGateway(openedBy(answer));
    };
    ask().catch(() => (isStale ? undefined : setGateway(unopened(UNREACHED))));
    return () => {
      isStale = true;
    };
  }, [platform, webUrl, attempt]);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (gateway.at === 'failed') failed.current?.(gateway.message, gateway.isCertain);
    if (gateway.at === 'over') failed.current?.(SILENT, false);
  }, [gateway]);
  const url = gateway.at === 'open' ? gateway.url : null;
  useEffect(() => {
    if (url === null) return;
    const { origin } = new URL(url);
    const silence = setTimeout(
      () => setGateway((now) => (now.at === 'open' && !now.isReady ? { at: 'failed', message: SILENT, isCertain: false } : now)),
      SILENCE_MS,
    );
    const hear = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = gatewayMessage(event.data, transactionId);
      if (!message) return;
      setGateway((now) => (now.at === 'open' ? { ...now, isReady: true } : now));
      if (message.type !== 'ready') return heard.current(message);
      const theme = document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
      frame.current?.contentWindow?.postMessage({ type: 'theme', theme }, origin);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      removeEventListener('message', hear);
    };
  }, [url, transactionId]);
  return { gateway, frame, again: () => setAttempt((count) => count + 1) };
}

const unopened = (message: string): Gateway => ({ at: 'failed', message, isCertain: true });

type Answer = Awaited<ReturnType<ReturnType<typeof usePlatform>['http']>>;

function openedBy(answer: Answer): Gateway {
  if (answer.ok) {
    const url = isPlainObject(answer.value.body) ? answer.value.body['url'] : undefined;
    const isPage = typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    return isPage ? { at: 'open', url, isReady: false } : unopened(UNREACHED);
  }
  const { status, body } = answer.refusal;
  if (status === 404 || status === 409) return { at: 'over' };
  const said = status === 403 && isPlainObject(body) && typeof body['message'] === 'string' ? body['message'] : UNREACHED;
  return unopened(said);
}
