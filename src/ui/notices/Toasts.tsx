import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '#src/shared/text/t.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { styled } from '../stitches.ts';
import { Text } from '../Text.tsx';
import { dismissToast, type Toast, TOAST_PERMANENT, toastStore } from './toast.ts';
import { toastPaper, toastsPlace } from './toastLooks.ts';
import { useNoticeRoom } from './useNoticeRoom.ts';

const Region = styled('section', {
  ...toastsPlace,
  pointerEvents: 'none',
});

const List = styled('ol', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  '&:not(:empty) + &:not(:empty)': { marginTop: '$8' },
});

const Item = styled('li', {
  pointerEvents: 'auto',
  display: 'flex',
  gap: '$12',
  padding: '$12',
  ...toastPaper,
  variants: {
    type: {
      // Full token names, because Stitches has no color tokens for logical borders.
      success: { borderInlineStartColor: '$colors$positive' },
      danger: { borderInlineStartColor: '$colors$negative' },
      info: { borderInlineStartColor: '$colors$info' },
    },
  },
});

const Mark = styled('span', {
  flex: 'none',
  paddingTop: '2px',
  variants: { type: { success: { color: '$positive' }, danger: { color: '$negative' }, info: { color: '$info' } } },
});
const Words = styled('div', { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '$4', paddingTop: '2px' });

const Way = styled('div', { paddingTop: '$4' });

const marks = { success: 'check', danger: 'alert', info: 'info' } as const;

/** Shows errors first. Hover or focus restarts the timers. */
export function Toasts() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  useNoticeRoom(region, toasts);
  return (
    <Region ref={region} aria-label={t`Notifications`} data-over-dialogs="">
      {/* The list is not `aria-live`, which would announce alerts twice. */}
      <List>
        {toasts.filter(isUrgent).map((shown) => (
          <ToastItem key={shown.id} shown={shown} />
        ))}
      </List>
      <List aria-live="polite" aria-relevant="additions">
        {toasts
          .filter((shown) => !isUrgent(shown))
          .map((shown) => (
            <ToastItem key={shown.id} shown={shown} />
          ))}
      </List>
    </Region>
  );
}

const isUrgent = ({ type }: Toast): boolean => type === 'danger';

function ToastItem({ shown }: { readonly shown: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || shown.secondsUntilRemoved === TOAST_PERMANENT) return;
    const timer = setTimeout(() => dismissToast(shown.id), shown.secondsUntilRemoved * 1_000);
    return () => clearTimeout(timer);
  }, [held, shown]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <Item type={shown.type} {...hold}>
      <Mark type={shown.type}>
        <Icon name={marks[shown.type]} size={20} />
      </Mark>
      <Words role={isUrgent(shown) ? 'alert' : undefined}>
        <Text weight="medium">{shown.title}</Text>
        {shown.body === undefined ? null : (
          <Text size={13} tone="ink2">
            {shown.body}
          </Text>
        )}
        {shown.cta === undefined ? null : (
          <Way>
            <Button size="small" tone="secondary" onClick={shown.cta.onPress}>
              {shown.cta.label}
            </Button>
          </Way>
        )}
      </Words>
      {shown.dismissible ? (
        <IconButton icon="x" iconSize={16} target={24} label={t`Dismiss: ${shown.title}`} onClick={() => dismissToast(shown.id)} />
      ) : null}
    </Item>
  );
}
