-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_regular_dates(about public.events, wished timestamp without time zone[], minutes integer)
 RETURNS uuid[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with planned as (
    select d.id, w as occurrence, private.moment_of(w, about.time_zone) as starts_at,
      private.moment_of(w + make_interval(mins => minutes), about.time_zone) as ends_at
    from private.regular_dates(about) d join unnest(wished) as w on w::date = d.occurrence::date
  ), moved as (
    update public.event_dates d set occurrence = p.occurrence, starts_at = p.starts_at, ends_at = p.ends_at
    from planned p
    where d.id = p.id and (d.starts_at, d.ends_at) is distinct from (p.starts_at, p.ends_at) returning d.id
  )
  select array(select id from moved)
$function$;
grant execute on function private.move_regular_dates(about public.events, wished timestamp without time zone[], minutes integer) to function_owner;
