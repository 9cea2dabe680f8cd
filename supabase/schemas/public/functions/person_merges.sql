-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.person_merges(person uuid)
 RETURNS TABLE(id uuid, is_asker boolean, other_id uuid, other_name text, merged_at timestamp with time zone, undone_at timestamp with time zone, undo_until timestamp with time zone, state public.merge_undo)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.person_merges($1); end$function$;
grant execute on function public.person_merges(person uuid) to authenticated;
