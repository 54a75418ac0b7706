// Exported from its own file: react-dom is a fifth of the start and needs its own task.
export { createRoot } from 'react-dom/client';
