import { Navigate } from 'react-router-dom';
import { useAddressedOverlay } from './useAddressedOverlay.ts';
import { useCashbackSeen } from './useCashbackSeen.ts';
import { useCanonicalLink } from './useCanonicalLink.ts';
import { useFragment } from './useFragment.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useReadySkeletons } from './useReadySkeletons.tsx';
import { useRedirect } from './useRedirect.ts';

export function Wayfinding() {
  const to = useRedirect();
  useAddressedOverlay(to === null);
  useCanonicalLink();
  useFragment();
  useCashbackSeen();
  usePrefetch();
  useReadySkeletons();
  return to === null ? null : <Navigate to={to} replace />;
}
