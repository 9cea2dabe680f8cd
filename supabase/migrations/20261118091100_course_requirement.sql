-- Used by the next migration: a new value cannot be used in the transaction that adds it.

alter type public.shift_requirement add value 'course' before 'certificate';
