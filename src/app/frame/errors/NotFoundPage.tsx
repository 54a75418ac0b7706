import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useErrorTexts } from './useErrorTexts.ts';

export function NotFoundPage() {
  const { name } = useBrand();
  const texts = useErrorTexts();
  return (
    <>
      <title>{t`Not found · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="not-found"
        {...texts['not-found']}
        action={<ButtonFace as={Link} to="/">{t`Go to home`}</ButtonFace>}
      />
    </>
  );
}
