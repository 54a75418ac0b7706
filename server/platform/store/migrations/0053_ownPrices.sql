-- What a line costs where whoever makes the offer has its way: kept while the house sells the line by its price of a half point, NULL while it does not.
ALTER TABLE selections ADD COLUMN own_num bigint, ADD COLUMN own_den bigint,
  ADD CONSTRAINT selections_own_price CHECK ((own_num IS NULL) = (own_den IS NULL) AND (own_num IS NULL OR (own_num > 0 AND own_den > 0)));
