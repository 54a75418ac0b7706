import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as Radix from 'radix-ui/dialog';
import { t } from '#src/shared/text/t.ts';
import { Row } from '../Box.tsx';
import { IconButton } from '../IconButton.tsx';
import { keyframes, styled } from '../stitches.ts';
import { Text } from '../Text.tsx';
import { useScrollLock } from '../useScrollLock.ts';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** If false, only controls inside the dialog close it. */
  readonly dismissible?: boolean;
  /** Screen edge: `side` is the inline end, `start` the inline start, `sheet` the bottom. */
  readonly placement?: 'centre' | 'side' | 'start' | 'sheet';
  readonly width?: number;
  readonly titleHidden?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
};

const fade = keyframes({ from: { opacity: 0 } });
// Panels do not fade in, so that their first frame is readable.
const rise = keyframes({ from: { transform: 'translate(-50%, calc(-50% + 12px))' } });
const fromEnd = keyframes({ from: { transform: 'translateX(48px)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-48px)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(48px)' } });

// Replaces Radix's backdrop, whose injected `<style>` the content security policy blocks.
const Backdrop = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  backgroundColor: '$scrim',
  animation: `${fade} 160ms ease-out`,
  '@reduced': { animation: 'none' },
});

/** Space for notices above the panel, at most 62 % of the screen, so that the panel's last button stays visible. */
const BELOW_NOTICES = 'min(var(--notices, 0px), 62dvh)';
const belowNotices = { paddingTop: BELOW_NOTICES };

const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$dialog',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  backgroundColor: '$surface1',
  color: '$ink1',
  boxShadow: '$overlay',
  outline: 'none',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  '@reduced': { animation: 'none !important' },
  variants: {
    placement: {
      centre: {
        top: '50%',
        left: '50%',
        transform: 'translate(-50%, -50%)',
        maxWidth: 'calc(100vw - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: '$16',
        animation: `${rise} 180ms ease-out`,
      },
      side: { ...belowNotices, insetBlock: 0, insetInlineEnd: 0, maxWidth: '100vw', animation: `${fromEnd} 200ms ease-out` },
      start: { insetBlock: 0, insetInlineStart: 0, maxWidth: 'calc(100vw - 48px)', animation: `${fromStart} 200ms ease-out` },
      sheet: { ...belowNotices, insetInline: 0, bottom: 0, height: '100dvh', maxWidth: '100vw', animation: `${fromBottom} 200ms ease-out` },
    },
  },
});

const Head = styled('header', { display: 'flex', alignItems: 'flex-start', gap: '$12', padding: '$16', paddingInlineEnd: '$12' });
const Title = styled(Radix.Title, {
  margin: 0,
  flex: 1,
  minWidth: 0,
  text: 18,
  fontFamily: '$display',
  fontWeight: '$bold',
  paddingBlock: '$8',
  variants: { hidden: { true: { position: 'absolute', flex: 'none', opacity: 0, height: 0, padding: 0, overflow: 'hidden' } } },
});
const Body = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  variants: { padded: { true: { padding: '0 $16 $16' } } },
});
const Foot = styled(Row, { padding: '$12 $16 $16', borderTop: '1px solid $line', justifyContent: 'flex-end' });
const CloseCorner = styled('div', {
  variants: { floating: { true: { position: 'absolute', top: `calc(${BELOW_NOTICES} + 8px)`, insetInlineEnd: '$8', zIndex: 1 } } },
});

export function DialogSurface({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  dismissible = true,
  placement = 'centre',
  width = 440,
  titleHidden = false,
  role = 'dialog',
}: DialogProps) {
  useScrollLock();
  const giveBack = useOpener();
  const panel = useRef<HTMLDivElement>(null);
  const stay = (event: Event): void => {
    if (!dismissible) event.preventDefault();
  };
  const stayUnderToasts = (event: CustomEvent<{ originalEvent: Event }>): void => {
    const { target } = event.detail.originalEvent;
    if (!dismissible || (target instanceof Element && target.closest('[data-over-dialogs]') !== null)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Backdrop aria-hidden />
        <Panel
          ref={panel}
          role={role}
          // Explicit for alerts, because accessibility checkers assume `aria-modal` only for `dialog`.
          aria-modal={role === 'alertdialog' ? true : undefined}
          placement={placement}
          style={placement === 'sheet' ? undefined : { width }}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stayUnderToasts}
          onCloseAutoFocus={giveBack}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          {titleHidden ? (
            <Title hidden>{title}</Title>
          ) : (
            <Head>
              <Title>{title}</Title>
              {dismissible ? <Close onClose={onClose} /> : null}
            </Head>
          )}
          {titleHidden && dismissible ? (
            <CloseCorner floating>
              <Close onClose={onClose} />
            </CloseCorner>
          ) : null}
          <Body padded={!titleHidden}>
            {description === undefined ? null : (
              <Radix.Description asChild>
                <Text as="p" tone="ink2" size={14}>
                  {description}
                </Text>
              </Radix.Description>
            )}
            {children}
          </Body>
          <HeardOnTop panel={panel} />
          {actions === undefined ? null : <Foot gap={12}>{actions}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Removes `aria-hidden` from the topmost dialog, because dialogs that open together hide each other from screen readers. */
function HeardOnTop({ panel }: { readonly panel: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const { current } = panel;
    if (current === [...document.querySelectorAll(`body > :is(${DIALOG})`)].at(-1)) current?.removeAttribute('aria-hidden');
  }, [panel]);
  return null;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

const Close = ({ onClose }: { readonly onClose: () => void }) => <IconButton icon="x" label={t`Close`} target={40} onClick={onClose} />;

/** Moves a lost focus to the element that opened the dialog; to `main` if that is gone. */
function useOpener(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const { activeElement: holder } = document;
    const page = document.querySelector('main');
    if (holder !== null && holder !== document.body && holder !== page) return;
    const heir = opener?.isConnected === true && opener !== document.body ? opener : page;
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  };
}
