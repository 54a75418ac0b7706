-- Reserved for a change of another branch.
SELECT 1;
