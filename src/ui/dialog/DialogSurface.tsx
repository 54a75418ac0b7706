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
  /** Said to assistive technology with the title; also shown under it. */
  readonly description?: string;
  readonly children?: ReactNode;
  /** Controls at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** False: only a control inside closes it. */
  readonly dismissible?: boolean;
  /** `side` comes from the inline end and takes the whole height, `sheet` from the bottom, `start` from the inline start. */
  readonly placement?: 'centre' | 'side' | 'start' | 'sheet';
  /** Pixels; the screen's width is the most. */
  readonly width?: number;
  /** Hides the title from sight when the content has its own. */
  readonly titleHidden?: boolean;
  /** `alertdialog` for what must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
};

const fade = keyframes({ from: { opacity: 0 } });
// A dialog hides the rest of the page from its first frame on, and can be read itself in that frame: it moves in and is never faint.
const rise = keyframes({ from: { transform: 'translate(-50%, calc(-50% + 12px))' } });
const fromEnd = keyframes({ from: { transform: 'translateX(48px)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-48px)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(48px)' } });

// Radix's own overlay locks scrolling by a `<style>` element, which the content policy refuses; this one locks it by a class.
const Backdrop = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  backgroundColor: '$scrim',
  animation: `${fade} 160ms ease-out`,
  '@reduced': { animation: 'none' },
});

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
      side: { insetBlock: 0, insetInlineEnd: 0, maxWidth: '100vw', animation: `${fromEnd} 200ms ease-out` },
      start: { insetBlock: 0, insetInlineStart: 0, maxWidth: 'calc(100vw - 48px)', animation: `${fromStart} 200ms ease-out` },
      sheet: { insetInline: 0, bottom: 0, height: '100dvh', maxWidth: '100vw', animation: `${fromBottom} 200ms ease-out` },
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
  variants: { floating: { true: { position: 'absolute', top: '$8', insetInlineEnd: '$8', zIndex: 1 } } },
});

/** The modal itself: focus kept inside and given back, Escape closes, the rest is hidden from assistive technology. */
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
  // What is said over a dialog may be answered without leaving it: a press on a toast is no press beside the dialog.
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
          // The rest is hidden already; who judges a page knows that of a dialog by its role, but not of an alert.
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

/**
 * Dialogs that appear in one moment, as React shows what was waiting for code, hide each other from assistive technology, and nothing is left
 * to be heard. The one on top takes that back before it hides the rest: what is inside comes before what is around it.
 */
function HeardOnTop({ panel }: { readonly panel: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const { current } = panel;
    if (current === [...document.querySelectorAll(`body > :is(${DIALOG})`)].at(-1)) current?.removeAttribute('aria-hidden');
  }, [panel]);
  return null;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

const Close = ({ onClose }: { readonly onClose: () => void }) => <IconButton icon="x" label={t`Close`} target={40} onClick={onClose} />;

/**
 * Radix gives the focus back to its own trigger alone, and there is none: whoever had it when the dialog opened gets it back, or the page
 * when that is gone. That comes a moment after the dialog has gone; who has been given the focus by then keeps it.
 */
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
