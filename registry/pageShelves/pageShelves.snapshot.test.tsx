import { snapshotFamily } from '#tests/support/snapshotFamily.tsx';

snapshotFamily('pageShelves');
