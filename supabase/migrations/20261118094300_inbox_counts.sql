-- What waits for the caller in each list of the inbox, for the numbers in the staff menu.

create function private.inbox_conditions() returns table (list text, relation text, condition text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select l.list, l.relation, l.condition from private.inbox_lists l where private.is_staff(variadic l.roles);
end $$;
call private.publish_function('inbox_conditions', '{authenticated}', is_in_api => false);

/* Counted with the rights of the caller, so that a number never tells more than the list. 100 at most, so that it costs
   the same for a list of any length. The table of emails has no rights for callers and a function of its own. */
create function public.inbox_counts() returns table (list text, waiting bigint)
language plpgsql stable set search_path = '' as $$
declare
  known record;
begin
  for known in select * from private.inbox_conditions() loop
    list := known.list;
    if list = 'emails' then
      waiting := private.failed_email_count();
    else
      execute format('select count(*) from (select from %s item where %s limit 100) counted', known.relation,
        known.condition) into waiting;
    end if;
    if waiting > 0 then return next; end if;
  end loop;
end $$;
grant execute on function public.inbox_counts() to authenticated;
