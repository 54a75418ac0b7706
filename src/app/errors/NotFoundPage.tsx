import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** No published document serves this address. */
export function NotFoundPage() {
  const { name, copy } = useBrand();
  return (
    <>
      <title>{`Not found · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="not-found"
        title={copy.notFoundTitle}
        body={copy.notFoundBody}
        action={
          <ButtonFace as={Link} to="/">
            Go to home
          </ButtonFace>
        }
      />
    </>
  );
}
