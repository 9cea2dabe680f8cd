-- A private report or refill request announces nothing when it arrives: a row that was written in the same transaction
-- would tell when that was, by its place among the transactions of others.

drop trigger note_inbox_insert on public.reversal_reports;
drop trigger note_inbox_delete on public.reversal_reports;
drop trigger note_inbox_insert on public.refill_requests;
drop trigger note_inbox_delete on public.refill_requests;
