import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import type { CasinoRestriction } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { formatDateTime } from '#src/ui/time.ts';

export function CasinoClosedPage({ until }: CasinoRestriction) {
  const { name } = useBrand();
  const end = until === null ? null : formatDateTime(until);
  return (
    <>
      <title>{t`Casino restricted · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="casino"
        title={t`You can’t use the casino`}
        body={
          end === null
            ? t`Your account has a casino restriction without an end date. You can still withdraw your money.`
            : t`Your account has a casino restriction until ${end}. You can still withdraw your money.`
        }
        action={
          <Row gap={8} justify="center" wrap>
            <ButtonFace as={Link} to="/account/help">{t`Get help`}</ButtonFace>
            <ButtonFace as={Link} to="/account/responsible-gaming" tone="secondary">{t`Limits and breaks`}</ButtonFace>
          </Row>
        }
      />
    </>
  );
}
