-- The session in which the browser was last subscribed: what ends a session elsewhere ends its messages. Null: from before.
alter table push_subscription add column session_id text;
