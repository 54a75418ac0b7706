import { type RefObject, useEffect, useRef, useState } from 'react';
import { themeMessage } from '#src/platform/frames/pageMode.ts';
import { useFrame } from '#src/platform/frames/useFrame.ts';
import { usePlatform } from '#src/platform/index.ts';
import { failureOf, type Gateway, readyGateway, openedBy, SILENCE_MS, silenced } from '#src/shared/payments/gateway.ts';
import { type GatewayMessage, gatewayMessage } from '#src/shared/payments/gatewayMessage.ts';

type Options = {
  readonly webUrl: string;
  readonly transactionId: string;
  readonly onMessage: (message: GatewayMessage) => void;
  readonly onFailed?: (message: string, isCertain: boolean) => void;
  /** False if the caller has its own deadline, so that a silent frame is not a failure. */
  readonly failsOnSilence?: boolean;
};

/** Loads the provider's page `webUrl` into a frame (product §7). Reads messages only from that frame and its origin. */
export function useGateway({ webUrl, transactionId, onMessage, onFailed, failsOnSilence = true }: Options): {
  readonly gateway: Gateway;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly again: () => void;
} {
  const platform = usePlatform();
  const [gateway, setGateway] = useState<Gateway>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    let isStale = false;
    setGateway({ at: 'opening' });
    const ask = async () => platform.http({ method: 'GET', path: webUrl, headers: await platform.credentials.headers() });
    void ask()
      .catch(() => null)
      .then((answer) => {
        if (isStale) return;
        const opened = openedBy(answer, wasOpen.current);
        wasOpen.current ||= opened.at === 'open';
        setGateway(opened);
      });
    return () => {
      isStale = true;
    };
  }, [platform, webUrl, attempt]);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    const failure = failureOf(gateway);
    if (failure) failed.current?.(failure.message, failure.isCertain);
  }, [gateway]);
  const { frame } = useFrame({
    url: gateway.at === 'open' ? gateway.url : null,
    read: (message) => gatewayMessage(message, transactionId),
    silenceMs: SILENCE_MS,
    onSilent: () => (failsOnSilence ? setGateway(silenced) : undefined),
    onMessage: (message, answer) => {
      setGateway(readyGateway);
      if (message.type === 'ready') answer(themeMessage());
      else onMessage(message);
    },
  });
  return { gateway, frame, again: () => setAttempt((count) => count + 1) };
}
