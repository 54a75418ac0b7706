-- How a node was shown, as its document says, and presses that the server refused.
ALTER TABLE node_figures ADD COLUMN presentation text, ADD COLUMN refusals bigint NOT NULL DEFAULT 0;
