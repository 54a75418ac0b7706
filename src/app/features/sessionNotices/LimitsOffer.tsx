import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

export type LimitsOfferProps = { readonly onClose: () => void };

/** Offers limits, only once after the sign-up (58 Pa. Code 814a.1(e)(4)). */
export function LimitsOffer({ onClose }: LimitsOfferProps) {
  const { copy } = useBrand();
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.limitsOfferTitle}
      description={copy.limitsOfferBody}
      actions={
        <Row gap={8}>
          <Button tone="secondary" onClick={onClose}>{t`Not now`}</Button>
          <ButtonFace as={Link} to="/account/responsible-gaming" onClick={onClose}>{t`See limits`}</ButtonFace>
        </Row>
      }
    />
  );
}
