-- A phone line that nobody has called, or not for almost a year, waits for an editor. 911 and 988 are fixed by law.

grant select on public.helplines to function_owner;
create policy "function owner reads helplines" on public.helplines for select to function_owner using (true);
call private.add_inbox_list('helplines', '{editor}', 'public.helplines',
  'item.is_published and length(item.phone) > 3 and (item.checked_on is null or item.checked_on < current_date - 335)');
