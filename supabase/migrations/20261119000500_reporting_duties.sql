-- Some states require a report of their own after a reversal. Editors change the sentence and its link with the state's law.

alter table public.state_laws
  add column duty_text text check (length(duty_text) between 20 and 300),
  add column duty_label text check (length(duty_label) between 3 and 80 and private.is_plain_line(duty_label)),
  add column duty_url text check (duty_url ~ '^https://[^[:space:]]+$' and length(duty_url) <= 500),
  add constraint state_laws_duty_check check (num_nulls(duty_text, duty_label, duty_url) in (0, 3));
comment on column public.state_laws.duty_text is 'The report that the state itself requires after a reversal, for people who have told us of one.';
comment on column public.state_laws.duty_url is 'Where the state explains it.';
grant update (duty_text, duty_label, duty_url) on public.state_laws to authenticated;

-- A summary that an editor has changed is not loaded from its file again.
update public.state_laws set
  duty_text = 'Was it at a public school? Arkansas schools must also report each use to the Criminal Justice Institute.',
  duty_label = 'How Arkansas schools report',
  duty_url = 'https://arsafeschools.com/act-811-of-2023/'
where locale = 'en' and state = 'Arkansas';
