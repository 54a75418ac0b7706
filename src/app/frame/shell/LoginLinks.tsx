import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { styled } from '#src/ui/stitches.ts';
import { loginPath, signUpPath } from '../paths.ts';
import { WayIn } from './WayIn.tsx';

const Ways = styled('div', { display: 'grid', gap: '$8', gridAutoColumns: '1fr' });

export function LoginLinks({ onFollow, isInRow = false }: { readonly onFollow: () => void; readonly isInRow?: boolean }) {
  const { copy } = useBrand();
  const { pathname, search } = useLocation();
  return (
    <Ways css={isInRow ? { gridAutoFlow: 'column' } : {}}>
      <WayIn to={signUpPath} block onClick={onFollow}>
        {copy.signUp}
      </WayIn>
      <WayIn to={loginPath(pathname + search)} tone="secondary" block onClick={onFollow}>
        {copy.logIn}
      </WayIn>
    </Ways>
  );
}
