import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { assertNever } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Notice, WayOut } from './notices.ts';

export type StreamNoticeProps = { readonly notice: Notice; readonly onRetry: () => void; readonly onClose: () => void };

const drawings: Readonly<Record<WayOut, string>> = {
  'log-in': 'welcome',
  deposit: 'wallet',
  bet: 'bets',
  locate: 'location',
  retry: 'offline',
  'other-games': 'calendar',
};

export function StreamNotice({ notice: { title, text, wayOut }, onRetry, onClose }: StreamNoticeProps) {
  const card = useRef<HTMLDivElement>(null);
  // Focuses the notice, so that screen readers announce it after the focused control disappears.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <Card ref={card} tabIndex={-1} role="group" aria-label={`${title}. ${text}`} css={{ outline: 'none' }}>
      <Row gap={16} wrap>
        <Illustration name={drawings[wayOut]} width={72} />
        <Stack gap={4} css={{ flex: '1 1 200px', minWidth: 0 }}>
          <Text as="p" weight="bold" size={16}>
            {title}
          </Text>
          <Text as="p" tone="ink2" size={14}>
            {text}
          </Text>
        </Stack>
        <Row gap={8}>
          <WayOutControl wayOut={wayOut} onRetry={onRetry} toNextShelf={() => focusBelow(card.current)} />
          <Button tone="quiet" onClick={onClose}>{t`Close`}</Button>
        </Row>
      </Row>
    </Card>
  );
}

type ControlProps = { readonly wayOut: WayOut; readonly onRetry: () => void; readonly toNextShelf: () => void };

function WayOutControl({ wayOut, onRetry, toNextShelf }: ControlProps): ReactNode {
  const { meet } = useRenderPorts();
  const { copy } = useBrand();
  switch (wayOut) {
    case 'log-in':
      return <Button onClick={() => void meet('LOGIN').then((isMet) => isMet && onRetry())}>{copy.logIn}</Button>;
    case 'locate':
      return <Button onClick={() => void meet('LOCATION').then((isMet) => isMet && onRetry())}>{t`Check Location`}</Button>;
    case 'deposit':
      return <ButtonFace as={Link} to="/account/wallet/deposit">{t`Deposit`}</ButtonFace>;
    case 'bet':
      return <Button onClick={toNextShelf}>{t`See odds`}</Button>;
    case 'retry':
      return <Button onClick={onRetry}>{t`Try again`}</Button>;
    case 'other-games':
      return <ButtonFace as={Link} to="/live">{t`Other live games`}</ButtonFace>;
    default:
      return assertNever(wayOut);
  }
}

function focusBelow(card: HTMLElement | null): void {
  const next = card?.closest('[data-node]')?.nextElementSibling;
  next?.scrollIntoView({ block: 'start' });
  next?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus({ preventScroll: true });
}
