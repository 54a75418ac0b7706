-- When somebody last worked at settling a result or a void that is not completed: long ago means that whoever did is gone. Null: nobody has begun.
ALTER TABLE results ADD COLUMN worked_at timestamptz;
ALTER TABLE voids ADD COLUMN worked_at timestamptz;
