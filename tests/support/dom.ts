import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share one document (isolate: false), so each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
