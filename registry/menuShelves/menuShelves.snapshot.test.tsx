import { snapshotFamily } from '#tests/support/snapshotFamily.tsx';

snapshotFamily('menuShelves');
