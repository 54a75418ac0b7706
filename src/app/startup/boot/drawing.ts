// Own file, so that evaluating react-dom, a fifth of the start's work, gets its own task.
export { createRoot } from 'react-dom/client';
