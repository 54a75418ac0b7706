import type { RefObject } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';

const HEIGHT = 520;
const Frame = styled('iframe', {
  display: 'block',
  width: '100%',
  height: `${HEIGHT}px`,
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface1',
  variants: {
    isHidden: { true: { position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none', border: 0 } },
  },
});

type Props = {
  readonly url: string | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isHidden?: boolean;
};

/** Shows the provider's payment page in a frame of the provider's origin, so that our origin never sees card data (checklist 47). */
export function GatewayFrame({ url, frame, isHidden = false }: Props) {
  if (url === null) return isHidden ? null : <Skeleton height={HEIGHT} shape="card" />;
  return (
    <Frame
      ref={frame}
      src={url}
      title={isHidden ? t`Payment in progress` : t`Payment`}
      isHidden={isHidden}
      tabIndex={isHidden ? -1 : undefined}
      aria-hidden={isHidden ? true : undefined}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      allow="payment"
    />
  );
}
