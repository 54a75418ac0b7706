-- What is over is forgotten every ten minutes: found by its time.
CREATE INDEX refresh_tokens_by_end ON refresh_tokens (expires_at);
CREATE INDEX geo_packets_by_time ON geo_packets (received_at);
CREATE INDEX action_results_by_time ON action_results (decided_at);
