-- Which networks have searched for a word, as one of 256 bits each: enough to tell a few networks from one that comes back every
-- day, and too little to tell which networks they were.
alter table search_word add column networks bit(256) not null default 0::bit(256);
-- Each was counted once a day, so those of one day were different ones.
update search_word set networks = rpad(repeat('1', least(count, 256)), 256, '0')::bit(256);
